/** A file with the folders that it was in. */
export type PathedFile = { file: File; path: string }

/** The files of what was dropped, also of folders and of the folders in them. Call it in the event: later it is empty. */
export function droppedFiles({ items, files }: DataTransfer): Promise<PathedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return Promise.resolve([...files].map((file) => ({ file, path: file.name })))
  return filesOf(entries)
}

async function filesOf(entries: readonly FileSystemEntry[]): Promise<PathedFile[]> {
  const found: PathedFile[] = []
  for (const entry of entries) {
    const path = entry.fullPath.replace(/^\//, '')
    if (isFile(entry)) found.push({ file: await fileOf(entry), path })
    else if (isFolder(entry)) found.push(...(await filesOf(await entriesOf(entry))))
  }
  return found
}

/** A browser gives a hundred entries at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

/** The files of the inputs of a form, with the folder that was chosen. */
export function chosenFiles(inputs: Iterable<HTMLInputElement>): PathedFile[] {
  return [...inputs].flatMap(({ files }) =>
    [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name })),
  )
}
