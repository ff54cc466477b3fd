import type { BrowserContext, Request } from '@playwright/test'
import { pagesOf } from './shared-context.ts'

/**
 * Watches the requests of a test.
 * @returns says, for a failed test, where its pages are and what they still wait for
 */
export function watchRequests(context: BrowserContext): () => string {
  const pending = new Map<Request, number>()
  context.on('request', (request) => pending.set(request, Date.now()))
  context.on('requestfailed', (request) => pending.delete(request))
  context.on('response', (response) => pending.delete(response.request()))
  return () => {
    const places = pagesOf(context).map((page) => `  at ${page.url()}`)
    const waits = [...pending].map(
      ([request, start]) => `  no response for ${Date.now() - start} ms: ${request.method()} ${request.url()}`,
    )
    return [...places, ...waits].join('\n')
  }
}
