import { makeTemplate } from './stores.ts'

/** Before the first test on a PostgreSQL server: makes the template database that tests copy. */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return async () => {}
  const { name, drop } = await makeTemplate(server)
  process.env.TEST_TEMPLATE_DATABASE = name
  return drop
}
