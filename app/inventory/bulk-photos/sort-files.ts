import { codeKey } from '#app/catalogue/property/property.ts'
import { compareNames } from '#app/text/name-order.ts'
import type { FileClass } from './files/file-class.ts'
import type { Match } from './match-file.ts'

type Named = { path: string; archive: string | null; class: FileClass }

/** Files that are not taken, for one reason: the heading of their row, its sentence, and their names. */
export type LeftFiles = { title: string; sentence: string; names: string[] }

export type SortedFiles<File> = {
  /** The pictures of each property, in the order of their names. */
  ofProperty: Map<string, File[]>
  left: LeftFiles[]
  /** Files of the system. */
  ignored: number
}

const OTHER: Pick<LeftFiles, 'title' | 'sentence'> = {
  title: 'No son imágenes',
  sentence: 'No son fotos y no se toman:',
}
const ZIP_IN_ZIP: Pick<LeftFiles, 'title' | 'sentence'> = {
  title: 'Un zip dentro de otro',
  sentence: 'No se abre. Sácalo y súbelo aparte:',
}

/** Sorts what was sent by property, and says of the rest why it is left out. */
export function sortFiles<File extends Named>(
  files: readonly File[],
  match: (path: string, archive: string | null) => Match,
): SortedFiles<File> {
  const ofProperty = new Map<string, File[]>()
  const left = new Map<string, LeftFiles>()
  let ignored = 0
  const leave = ({ title, sentence }: Pick<LeftFiles, 'title' | 'sentence'>, path: string) => {
    const key = `${title}\n${sentence}`
    const group = left.get(key) ?? { title, sentence, names: [] }
    group.names.push(path)
    left.set(key, group)
  }
  for (const file of files) {
    if (file.class === 'system') ignored += 1
    else if (file.class === 'other') leave(OTHER, file.path)
    else if (file.class === 'zip') leave(ZIP_IN_ZIP, file.path)
    else {
      const found = match(file.path, file.archive)
      if (found.of === 'one') {
        const some = ofProperty.get(found.id)
        if (some) some.push(file)
        else ofProperty.set(found.id, [file])
      } else leave(found.of === 'none' ? unknown(file.path) : several(found.codes), file.path)
    }
  }
  for (const some of ofProperty.values()) some.sort(byName)
  return { ofProperty, left: [...left.values()], ignored }
}

function unknown(path: string) {
  return { title: headingOf(path), sentence: 'Ninguna propiedad tiene un ID con el que empiece el nombre:' }
}

function several(codes: readonly string[]) {
  const named = codes.map((code) => `«${code}»`).join(' y ')
  return {
    title: codes.join(' o '),
    sentence: `El nombre vale para ${named}. Ponlas en una carpeta con el ID de la suya:`,
  }
}

/** What files that belong together have in common: their folder, or their name without the number at its end. */
function headingOf(path: string): string {
  const names = path.split(/[\\/]+/).filter(Boolean)
  const folder = names.at(-2)
  if (folder !== undefined) return folder
  const stem = stemOf(path)
  return stem.replace(/[\s_.-]*\(?\d+\)?$/, '') || stem
}

function stemOf(path: string): string {
  return path.replace(/\.[^.\\/]*$/, '')
}

function byName(one: Named, other: Named): number {
  const [first, second] = [one, other].map(({ path, archive }) => `${archive ?? ''}/${stemOf(path)}`)
  return compareNames(codeKey(first ?? ''), codeKey(second ?? '')) || compareNames(one.path, other.path)
}

/** Names of a row of the preview. */
const SHOWN = 12

/** 'a.jpg, b.jpg y 8 más'. */
export function namesInOneLine(names: readonly string[]): string {
  const more = names.length - SHOWN
  if (more > 0) return `${names.slice(0, SHOWN).join(', ')} y ${more} más`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1) ?? ''}`
}
