export function isKeptFromBrowsers(port: number): Promise<boolean>;
