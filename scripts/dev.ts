import { createServer } from 'vite'

/** `npm run dev`: the entry of `npm start`, from the sources and with hot reload. */
export async function main(options: string[]): Promise<void> {
  process.env.NODE_ENV = 'development'
  const vite = await createServer({ server: { middlewareMode: true } })
  const start = await vite.ssrLoadModule('#server/commands/start.ts')
  await start.main(options, vite)
}
