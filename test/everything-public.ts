import type { TestApp } from './app.ts'
import { readDocument } from './documents.ts'

/** The listing has endless combinations of parameters: only further pages of a list are followed. */
const FURTHER_PAGE = /^\/propiedades[\w/-]*\?page=\d+$/

/**
 * Requests everything that visitors can reach from some addresses: documents and navigation data. @returns the text of
 * each address
 */
export async function everythingPublic(app: TestApp, starts: readonly string[]): Promise<Map<string, string>> {
  const textOf = async (path: string) => (await app.visit(path)).text()
  const found = new Map<string, string>()
  const waiting = new Set(starts)
  for (const path of waiting) {
    const response = await app.visit(path)
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
    found.set(path, text)
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue
    const [address = '', query = ''] = path.split('?')
    const data = `${address === '/' ? '/_' : address}.data?${query}`
    found.set(data, await textOf(data))
    const { links, tags } = readDocument(text)
    for (const link of [...links, tags['og:image'] ?? '']) {
      const { origin, pathname, search } = new URL(link, `${app.parts.publicUrl}${path}`)
      if (origin !== app.parts.publicUrl) continue
      if (search === '' || FURTHER_PAGE.test(pathname + search)) waiting.add(pathname + search)
    }
  }
  return found
}
