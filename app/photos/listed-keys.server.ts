import type { FileStore } from './file-store.server.ts'

type Page = Awaited<ReturnType<FileStore['listAll']>>

/** The keys of the files that a store lists page by page. @param list gives the page that follows, at first the first one */
export async function* listedKeys(list: (from: { paginationToken?: string }) => Promise<Page>): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await list(paginationToken ? { paginationToken } : {})
    for (const each of page.objects) if (each.isFile) yield each.key
    ;({ paginationToken } = page)
  } while (paginationToken)
}
