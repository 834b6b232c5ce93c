// Loads the given modules and prints, as JSON, every pattern that is put together meanwhile.
const made: { place: string; source: string; flags: string }[] = [];

globalThis.RegExp = new Proxy(globalThis.RegExp, {
  construct(target, [source, flags]: [string, string?]) {
    const pattern = new target(source, flags);
    made.push({ place: 'put together', source: pattern.source, flags: pattern.flags });
    return pattern;
  },
});
for (const file of process.argv.slice(2)) require(file);
process.stdout.write(JSON.stringify(made));
