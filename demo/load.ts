export async function loadDemo(_: unknown): Promise<boolean> { return false }
