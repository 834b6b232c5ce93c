export function startTestPostgres(): Promise<{ url: string; adminUrl: string; stop(): Promise<void> }>;
