export async function tryReleases() {}
