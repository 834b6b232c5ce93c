// Loaded into each process of the product before its own code: when the launcher is gone, however
// it ended, the process ends as on SIGTERM.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
