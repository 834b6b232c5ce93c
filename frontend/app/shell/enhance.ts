import { enhanceCarousels } from './enhance/carousel';
import { enhanceDialogs } from './enhance/dialogs';
import { enhanceForms } from './enhance/forms';
import { enhanceMenus } from './enhance/menus';
import { enhancePasskeys } from './enhance/passkeys';
import { enhancePasswords } from './enhance/passwords';
import { enhancePhones } from './enhance/phones';
import { enhanceTheme } from './enhance/theme';
import { enhanceToasts } from './enhance/toasts';
import { registerWorker } from './enhance/worker';

// All the JavaScript of public pages, which work without it.
enhanceMenus();
enhancePasswords();
enhancePasskeys();
enhanceForms();
enhancePhones();
enhanceDialogs();
enhanceTheme();
enhanceToasts();
enhanceCarousels();
registerWorker();
