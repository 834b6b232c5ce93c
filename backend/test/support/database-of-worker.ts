// Before each spec: this worker's own database, and no setting of the machine that would change what the spec sees.
const databases = process.env['TEST_DATABASES'];
if (databases) process.env['DATABASE_URL'] = `${databases}_${process.env['JEST_WORKER_ID'] ?? '1'}`;
