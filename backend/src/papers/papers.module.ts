import { Module, type OnModuleInit } from '@nestjs/common';
import { ClinicalCasesModule } from '../clinical-cases/clinical-cases.module';
import { PostParts } from '../clinical-cases/post-parts';
import { MemberDataModule } from '../departure/member-data.module';
import { MediaModule } from '../media/media.module';
import { KeptScansModule } from '../scans/kept/kept-scans.module';
import { CoAuthorsService } from './co-authors.service';
import { PaperPart } from './paper.part';
import { PaperDraftsService } from './paper-drafts.service';
import { PaperFilesService } from './paper-files.service';
import { PaperMaking } from './paper-making.service';
import { PapersController } from './papers.controller';
import { PapersMemberData } from './papers-member-data';

@Module({
  imports: [ClinicalCasesModule, KeptScansModule, MediaModule, MemberDataModule],
  controllers: [PapersController],
  providers: [
    CoAuthorsService,
    PaperDraftsService,
    PaperFilesService,
    PaperMaking,
    PaperPart,
    PapersMemberData,
  ],
  exports: [CoAuthorsService, PaperFilesService, PaperMaking],
})
export class PapersModule implements OnModuleInit {
  constructor(
    private readonly parts: PostParts,
    private readonly papers: PaperPart,
  ) {}

  onModuleInit(): void {
    this.parts.register(this.papers);
  }
}
