import type { FormValues } from '../lib/form-state';
import { type Asking, api } from './client.server';

export const savePersonal = (args: Asking, body: FormValues) => api(args).post('personal', { ...body, page_id: 1 });

export const saveQualification = (args: Asking, body: FormValues) => api(args).post('qualification', body);
