/** A reference to a document in code: 'spec, section 2, Home', 'decisions 3 and 16', 'docs/operations.md, Fotos'. */
export type DocReference = { text: string; document: string; places: string[]; label: string | null }

type Reading = { references: DocReference[]; unreadable: string[] }

/** Paths of the documents by the word that a reference starts with. */
const DOCUMENTS: Record<string, string> = {
  spec: 'docs/specification.md',
  design: 'docs/design.md',
  conventions: 'docs/conventions.md',
  decision: 'docs/spec-decisions.md',
  architecture: 'docs/architecture.md',
}

const NUMBERS = String.raw`\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*`
const LABEL = String.raw`[\p{Lu}'‘][^,;:.()\n*]*`
const REFERENCE = new RegExp(
  [
    String.raw`\b(?<book>spec|design|conventions), sections? (?<sections>${NUMBERS})(?:, (?<part>${LABEL}))?`,
    String.raw`\bdecisions? (?<decisions>${NUMBERS})`,
    String.raw`\barchitecture, (?<heading>${LABEL})`,
    String.raw`\b(?<path>docs/[\w-]+\.md)(?:, (?<chapter>${LABEL}))?`,
  ].join('|'),
  'gu',
)
/**
 * Text that looks like a reference but can't be checked: without a number, in another form, or to an unknown document.
 */
const LOOKALIKE =
  /\((?:the )?(?:spec|design|architecture|house style|conventions?|decisions?)\b[^)]*|\b(?:sections?|habits?|clauses?) \d[\d.]*|(?<![\w/-])(?!README|CHANGELOG)[\w-]+\.md\b|\barchitecture:/g
/** Line breaks inside a comment, because a reference may span two lines. */
const LINE_END = /\n\s*(?:\*(?!\/)|\/\/)? ?/g

/** All references to documents in a file. */
export function readReferences(source: string): Reading {
  const text = source.replaceAll(LINE_END, ' ')
  const references: DocReference[] = []
  const rest = text.replaceAll(REFERENCE, (...match) => {
    const groups: Record<string, string | undefined> = match.at(-1)
    references.push(referenceOf(match[0], groups))
    return ' '
  })
  const unreadable = [...rest.matchAll(LOOKALIKE)].map(([found]) => found.trim()).filter((found) => found !== '(')
  return { references, unreadable }
}

function referenceOf(text: string, groups: Record<string, string | undefined>): DocReference {
  const { book, sections, part, decisions, heading, path, chapter } = groups
  if (path !== undefined) return { text, document: path, places: [], label: chapter ?? null }
  if (heading !== undefined) return { text, document: 'docs/architecture.md', places: [], label: heading }
  const document = DOCUMENTS[book ?? 'decision'] ?? ''
  return { text, document, places: numbersIn(sections ?? decisions ?? ''), label: part ?? null }
}

/** '3 and 16' are two, '11 to 13' three. */
function numbersIn(text: string): string[] {
  const [, from, to] = /^(\d+) to (\d+)$/.exec(text) ?? []
  if (from === undefined || to === undefined) return text.split(/, | and /)
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at))
}

/**
 * The parts of a reference that its document lacks; null if it has all. @param content null if the file does not exist
 */
export function missingIn(content: string | null, { document, places, label }: DocReference): string | null {
  if (content === null) return document
  const parts = places.map((place) => partOf(content, place))
  const absent = places.find((_, at) => parts[at] === null)
  if (absent !== undefined) return `${document} ${absent}`
  const searched = parts.length > 0 ? parts.join('\n') : content
  return label === null || hasLabel(searched, label.trim()) ? null : `${document}: ${label.trim()}`
}

/** A section with this number in its heading, or a table row that starts with it. */
function partOf(content: string, place: string): string | null {
  const row = content.split('\n').find((line) => line.startsWith(`| ${place} |`))
  if (row !== undefined) return row
  const lines = content.split('\n')
  const start = lines.findIndex((line) =>
    new RegExp(String.raw`^#+ ${place.replace('.', String.raw`\.`)}(?:\.| )`).test(line),
  )
  if (start < 0) return null
  const depth = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 0
  const end = lines.findIndex(
    (line, at) => at > start && /^#+/.test(line) && (/^#+/.exec(line)?.[0].length ?? 0) <= depth,
  )
  return lines.slice(start, end < 0 ? undefined : end).join('\n')
}

/** Whether a heading, or the start of a paragraph, list item or table row has this text. */
function hasLabel(content: string, label: string): boolean {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`^(?:#+ |[-|] |\d+\. )?(?:\*\*)?${escaped}(?![\p{L}\d])`, 'mu').test(content)
}
