import { MemberNote } from './admin/notes/member-note.entity';
import { WorkMailDay } from './admin/waiting/work-mail-day.entity';
import { AskedMember } from './asking/asked-member.entity';
import { AskingPreference } from './asking/asking-preference.entity';
import { CaseAnswer } from './asking/case-answer.entity';
import { CaseAsk } from './asking/case-ask.entity';
import { Account } from './auth/account.entity';
import { AccountLink } from './auth/address/account-link.entity';
import { EmailChange } from './auth/address/email-change.entity';
import { EmailVerification } from './auth/joining/email-verification.entity';
import { Measure } from './auth/measures/measure.entity';
import { Passkey } from './auth/passkeys/passkey.entity';
import { OneTimeCode } from './auth/passwords/one-time-code.entity';
import { RecoveryCode } from './auth/second-step/recovery-code.entity';
import { Totp } from './auth/second-step/totp.entity';
import { RefreshToken } from './auth/sessions/refresh-token.entity';
import { Session } from './auth/sessions/session.entity';
import { Identity } from './auth/social/identity.entity';
import { SignInTicket } from './auth/tickets/sign-in-ticket.entity';
import { UnsentForm } from './auth/unsent/unsent-form.entity';
import { BeyondPost } from './beyond-surgery/beyond-post.entity';
import { Blog } from './blogs/blog.entity';
import { ChatMessage } from './chat/chat-message.entity';
import { ChatPin } from './chat/messages/chat-pin.entity';
import { ChatReaction } from './chat/messages/chat-reaction.entity';
import { ChatMember } from './chat/rooms/chat-member.entity';
import { ChatRoom } from './chat/rooms/chat-room.entity';
import { PostFileCheck } from './clinical-cases/checks/post-file-check.entity';
import { ClinicalPost } from './clinical-cases/clinical-post.entity';
import { ClinicalPostConsent } from './clinical-cases/consent/clinical-post-consent.entity';
import { CaseVisit } from './clinical-cases/discussion/case-visit.entity';
import { ClinicalPostFile } from './clinical-cases/files/clinical-post-file.entity';
import { BreachSheet } from './clinical-cases/openings/breach-sheet.entity';
import { FileOpening } from './clinical-cases/openings/file-opening.entity';
import { RemovedNotice } from './clinical-cases/openings/removed-notice.entity';
import { VisitorOpening } from './clinical-cases/openings/visitor-opening.entity';
import { CaseAdvice } from './clinical-cases/outcome/case-advice.entity';
import { CaseFollowUp } from './clinical-cases/outcome/case-follow-up.entity';
import { CaseOutcome } from './clinical-cases/outcome/case-outcome.entity';
import { Pin } from './clinical-cases/pins/pin.entity';
import { PinnedPost } from './clinical-cases/pins/pinned-post.entity';
import { CasePoll } from './clinical-cases/polls/case-poll.entity';
import { CasePollOption } from './clinical-cases/polls/case-poll-option.entity';
import { CasePollVote } from './clinical-cases/polls/case-poll-vote.entity';
import { PrivacyReport } from './clinical-cases/privacy/privacy-report.entity';
import { CaseStep } from './clinical-cases/steps/case-step.entity';
import { MemberBlock } from './connections/blocks/member-block.entity';
import { Connection } from './connections/connection.entity';
import { MemberMute } from './connections/mutes/member-mute.entity';
import { SuggestionPreference } from './connections/suggestions/suggestion-preference.entity';
import { ExportLink } from './departure/exporting/export-link.entity';
import { Departure } from './departure/leaving/departure.entity';
import { CollectionItem } from './engagement/collection-item.entity';
import { Comment } from './engagement/comment.entity';
import { CommentLike } from './engagement/comment-like.entity';
import { CommentMention } from './engagement/comment-mention.entity';
import { EngagementLike } from './engagement/engagement-like.entity';
import { Appeal } from './engagement/moderation/appeal.entity';
import { HiddenComment } from './engagement/moderation/hidden-comment.entity';
import { ModerationDecision } from './engagement/moderation-decision.entity';
import { Report } from './engagement/report.entity';
import { SubjectFollow } from './engagement/subject-follow.entity';
import { Event } from './events/event.entity';
import { EventRegistration } from './events/event-registration.entity';
import { ExplorePost } from './explore/explore-post.entity';
import { ExploreView } from './explore/explore-view.entity';
import { Announcement } from './learning/announcements/announcement.entity';
import { LearningItem } from './learning/learning-item.entity';
import { Asset } from './media/asset.entity';
import { AssetCheck } from './media/checks/asset-check.entity';
import { FileCheck } from './media/checks/file-check.entity';
import { EndedMedia } from './media/ended-media.entity';
import { ResumableUpload } from './media/resumable/resumable-upload.entity';
import { UploadPlace } from './media/upload-place.entity';
import { Notification } from './notifications/notification.entity';
import { NotificationDigest } from './notifications/notification-digest.entity';
import { NotificationPreference } from './notifications/preferences/notification-preference.entity';
import { PushSubscription } from './notifications/push/push-subscription.entity';
import { OnboardingDeclaration } from './onboarding/onboarding-declaration.entity';
import { Opportunity } from './opportunities/opportunity.entity';
import { OpportunityApplication } from './opportunities/opportunity-application.entity';
import { Paper } from './papers/paper.entity';
import { PaperAuthor } from './papers/paper-author.entity';
import { PatientDecision } from './patient-consent/links/patient-decision.entity';
import { PatientLink } from './patient-consent/links/patient-link.entity';
import { AuditEvent } from './platform/audit/audit-event.entity';
import { SetupStep } from './platform/health/setup-step.entity';
import { DevMail } from './platform/mail/dev-mail.entity';
import { MailRefusal } from './platform/mail/mail-refusal.entity';
import { OutboxEntry } from './platform/outbox/outbox-entry.entity';
import { OpenSocket } from './platform/sockets/open-socket.entity';
import { SocketIoAttachment } from './platform/sockets/socket-io-attachment.entity';
import { SocketProcess } from './platform/sockets/socket-process.entity';
import { LiveProcess } from './platform/telemetry/live-process.entity';
import { RepeatedJob } from './platform/telemetry/repeated-job.entity';
import { RateCounter } from './platform/throttling/rate-counter.entity';
import { MedicalRegistration } from './profiles/credentials/medical-registration.entity';
import { Membership } from './profiles/credentials/membership.entity';
import { PhoneChange } from './profiles/phone-change/phone-change.entity';
import { Profile } from './profiles/profile.entity';
import { RegistrationReview } from './profiles/registrations/registration-review.entity';
import { Training } from './profiles/training.entity';
import { City } from './reference-data/city.entity';
import { CityName } from './reference-data/city-name.entity';
import { Country } from './reference-data/country.entity';
import { ReferenceDataLoad } from './reference-data/loading/reference-data-load.entity';
import { MedicalSchool } from './reference-data/medical-school.entity';
import { PlaceSuggestion } from './reference-data/place-suggestion.entity';
import { Region } from './reference-data/region.entity';
import { Speciality } from './reference-data/speciality.entity';
import { Scan } from './scans/kept/scan.entity';
import { ScanWindow } from './scans/kept/scan-window.entity';
import { ScanReading } from './scans/reading/scan-reading.entity';
import { SearchEntry } from './search/everything/search-entry.entity';
import { SearchWord } from './search/everything/search-word.entity';
import { SavedSearch } from './search/saved/saved-search.entity';
import { SearchAlert } from './search/saved/search-alert.entity';
import { SurgeonKey } from './search/surgeon-key.entity';
import { SurgeonWord } from './search/surgeon-word.entity';
import { Site } from './site/site.entity';
import { SiteVoice } from './site/site-voice.entity';
import { ContactMessage } from './support/contact-message.entity';
import { DeletionRequest } from './support/deletion-request.entity';
import { Visitor } from './visitors/visitor.entity';
import { RetriedRequest } from './wire/retried-request.entity';

/** The entities of all tables. `npm run check` compares them with the migrations. */
export const ENTITIES = [
  Account,
  AccountLink,
  EmailChange,
  EmailVerification,
  Measure,
  MemberNote,
  OneTimeCode,
  Passkey,
  RecoveryCode,
  SignInTicket,
  Totp,
  RefreshToken,
  UnsentForm,
  Session,
  Identity,
  BeyondPost,
  Blog,
  ChatMessage,
  ChatPin,
  ChatReaction,
  ChatMember,
  ChatRoom,
  ClinicalPost,
  ClinicalPostFile,
  PostFileCheck,
  CaseOutcome,
  CasePoll,
  CasePollOption,
  CasePollVote,
  CaseVisit,
  CaseAdvice,
  CaseFollowUp,
  CaseStep,
  ClinicalPostConsent,
  FileOpening,
  VisitorOpening,
  RemovedNotice,
  BreachSheet,
  Pin,
  PinnedPost,
  PrivacyReport,
  CaseAsk,
  AskedMember,
  CaseAnswer,
  AskingPreference,
  PatientLink,
  PatientDecision,
  MemberBlock,
  MemberMute,
  Connection,
  ExportLink,
  Departure,
  CollectionItem,
  SubjectFollow,
  SuggestionPreference,
  CommentMention,
  Comment,
  CommentLike,
  EngagementLike,
  Report,
  ModerationDecision,
  HiddenComment,
  Appeal,
  EventRegistration,
  Event,
  ExplorePost,
  ExploreView,
  Announcement,
  LearningItem,
  Asset,
  AssetCheck,
  FileCheck,
  ResumableUpload,
  UploadPlace,
  EndedMedia,
  NotificationDigest,
  Notification,
  NotificationPreference,
  PushSubscription,
  OnboardingDeclaration,
  OpportunityApplication,
  Opportunity,
  AuditEvent,
  SetupStep,
  DevMail,
  MailRefusal,
  OutboxEntry,
  OpenSocket,
  SocketIoAttachment,
  SocketProcess,
  LiveProcess,
  RepeatedJob,
  RateCounter,
  MedicalRegistration,
  Membership,
  RegistrationReview,
  WorkMailDay,
  PhoneChange,
  Profile,
  Training,
  CityName,
  City,
  Country,
  ReferenceDataLoad,
  MedicalSchool,
  PlaceSuggestion,
  Region,
  Speciality,
  SurgeonKey,
  SurgeonWord,
  Paper,
  PaperAuthor,
  Scan,
  ScanReading,
  ScanWindow,
  SearchEntry,
  SearchWord,
  SavedSearch,
  SearchAlert,
  SiteVoice,
  Site,
  ContactMessage,
  DeletionRequest,
  Visitor,
  RetriedRequest,
];
