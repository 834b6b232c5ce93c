// Before each spec: this worker's own database, and no setting of the machine that would change what the spec sees.
const databases = process.env['TEST_DATABASES'];
if (databases) process.env['DATABASE_URL'] = `${databases}_${process.env['JEST_WORKER_ID'] ?? '1'}`;

/** Queues too: a worker of one story would take the jobs of another one's database. */
const redis = process.env['REDIS_URL'];
if (redis) process.env['REDIS_URL'] = Object.assign(new URL(redis), { pathname: `/${process.env['JEST_WORKER_ID'] ?? 1}` }).toString();
