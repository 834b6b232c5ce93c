/**
 * Every job of the house. A process that shows or fills queues knows all of them only if it has
 * loaded all of their declarations, also those that nothing but the workers asks for.
 */
import './admin/waiting/work-mails.jobs';
import './asking/asking.jobs';
import './auth/auth.jobs';
import './clinical-cases/clinical-cases.jobs';
import './departure/departure.jobs';
import './engagement/engagement.jobs';
import './events/events.jobs';
import './media/media.jobs';
import './notifications/digests/digests.jobs';
import './notifications/push/push.jobs';
import './opportunities/opportunities.jobs';
import './papers/papers.jobs';
import './profiles/phone-change/phone-change.jobs';
import './profiles/registrations/registrations.jobs';
import './scans/kept/kept.jobs';
import './search/saved/saved.jobs';
import './support/support.jobs';
import './visitors/visitors.jobs';
