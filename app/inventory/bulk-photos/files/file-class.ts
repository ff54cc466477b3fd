/** What a file is by its name: photos are looked into before they are taken. */
export type FileClass = 'picture' | 'heic' | 'zip' | 'system' | 'other'

const SYSTEM_NAMES = new Set(['.ds_store', 'thumbs.db', 'desktop.ini', 'ehthumbs.db', '__macosx', '.spotlight-v100'])
const PICTURES = new Set(['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'gif', 'avif'])
const HEIC = new Set(['heic', 'heif'])

/** @param path with '/' or '\' between folders */
export function classOf(path: string): FileClass {
  const names = path.toLowerCase().split(/[\\/]+/)
  const name = names.at(-1) ?? ''
  // macOS puts the attributes of 'a.jpg' in '._a.jpg'.
  if (name === '' || name.startsWith('._') || names.some((each) => SYSTEM_NAMES.has(each))) return 'system'
  const extension = name.split('.').at(-1) ?? ''
  if (PICTURES.has(extension)) return 'picture'
  if (HEIC.has(extension)) return 'heic'
  return extension === 'zip' ? 'zip' : 'other'
}
