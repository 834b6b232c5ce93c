import { Injectable } from '@nestjs/common';
import type { ClinicalPost } from '../clinical-cases/clinical-post.entity';
import { PostPart } from '../clinical-cases/post-parts';
import { Paper } from './paper.entity';
import { PaperFilesService } from './paper-files.service';

/** The papers of cases: they end with the patient's consent, and with the case. */
@Injectable()
export class PaperPart extends PostPart {
  override readonly hanging = [Paper];

  constructor(private readonly files: PaperFilesService) {
    super();
  }

  /** Ends the paper if the author has withdrawn consent to publication. */
  override async editing({ id }: ClinicalPost) {
    return () => this.files.endIfTakenBack(id);
  }

  override removed(postId: number): Promise<void> {
    return this.files.remove(postId);
  }
}
