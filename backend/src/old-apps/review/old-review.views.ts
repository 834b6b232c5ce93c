import type { ReviewedUpload } from '../../clinical-cases/review/review.service';
import { ReviewedFileView, ReviewView, reviewView } from '../../clinical-cases/review/review.views';
import { FoundPlacesView } from '../../media/checks/check.views';
import { Wire } from '../../wire/wire';

class OldReviewedFileView extends ReviewedFileView {
  @Wire({ of: () => FoundPlacesView }) override check!: FoundPlacesView & ReviewedFileView['check'];
}

/** A review as the existing apps know it. */
export class OldReviewView extends ReviewView {
  @Wire({ of: () => OldReviewedFileView }) override files!: OldReviewedFileView[];
}

export function oldReviewView(files: readonly ReviewedUpload[]): OldReviewView {
  const old = reviewView(files).files.map((file) => {
    const { state, places } = file.check;
    const check = Object.assign(new FoundPlacesView(), { state, places });
    return Object.assign(new OldReviewedFileView(), file, { check });
  });
  return Object.assign(new OldReviewView(), { files: old });
}
