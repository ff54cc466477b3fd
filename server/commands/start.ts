import { main as serve } from '#server/main.ts'
import { runOrRefuse } from '#server/operator-errors.ts'
import type { DevServer } from '#server/reloaded-app.ts'

/** `npm start`, and `npm run dev`, which serves the sources through Vite. */
export async function main(_options: string[] = [], vite: DevServer | null = null): Promise<void> {
  await runOrRefuse(() => serve(vite))
}
