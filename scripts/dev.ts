import { runOrRefuse } from './operator-errors.ts'

/** `npm run dev`: serves from the sources, with hot reload. */
export async function main(): Promise<void> {
  process.env.NODE_ENV = 'development'
  await runOrRefuse(async () => {
    const server = await import('#server/dev.ts')
    await server.main()
  })
}
