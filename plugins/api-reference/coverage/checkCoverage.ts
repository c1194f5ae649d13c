export async function checkCoverage(_: unknown): Promise<void> {}
