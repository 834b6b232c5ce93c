// Loaded into each process of the product before its own code: when the launcher is gone, however it went, the process ends too,
// the way it does on SIGTERM.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
