import { makeTemplate } from './stores.ts'

/** Before the first test of a run on a PostgreSQL server: the database that every test's own is a copy of. */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return async () => {}
  const { name, drop } = await makeTemplate(server)
  process.env.TEST_TEMPLATE_DATABASE = name
  return drop
}
