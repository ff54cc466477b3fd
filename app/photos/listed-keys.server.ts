import type { FileStore } from './file-store.server.ts'

type Page = Awaited<ReturnType<FileStore['listAll']>>

/** The keys of all files of a paginated list. @param list returns the next page */
export async function* listedKeys(list: (from: { paginationToken?: string }) => Promise<Page>): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await list(paginationToken ? { paginationToken } : {})
    for (const each of page.objects) if (each.isFile) yield each.key
    ;({ paginationToken } = page)
  } while (paginationToken)
}
