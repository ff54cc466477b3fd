/** First byte of what a confined process says: it is ready, and whatever ends it now is its file. */
export const STARTED = 1

type Answer = { outcome: unknown; files: Uint8Array[] }

/** Says that this process is ready, then gives the file that it was given. */
export function reportStarted(): void {
  say(Uint8Array.of(STARTED))
}

/** One line of JSON, then the files one after the other. */
export function writeAnswer({ outcome, files }: Answer): void {
  say(Buffer.from(`${JSON.stringify({ outcome, sizes: files.map((file) => file.byteLength) })}\n`))
  for (const file of files) say(file)
}

/** The process ends by itself once all of it was taken. */
function say(bytes: Uint8Array) {
  process.stdout.write(bytes)
}

/**
 * What `writeAnswer` said. Whoever said it may have been taken over: only its form is sure.
 * @returns null for anything else
 */
export function readAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\n')
  const heading = headingOf(bytes.subarray(0, Math.max(0, end)).toString())
  if (!heading) return null
  const files: Uint8Array[] = []
  let at = end + 1
  for (const size of heading.sizes) {
    if (!Number.isInteger(size) || size < 0 || at + size > bytes.length) return null
    files.push(bytes.subarray(at, at + size))
    at += size
  }
  return at === bytes.length ? { outcome: heading.outcome, files } : null
}

function headingOf(line: string): { outcome: unknown; sizes: number[] } | null {
  try {
    const { outcome, sizes } = Object(JSON.parse(line)) as { outcome?: unknown; sizes?: unknown }
    return Array.isArray(sizes) ? { outcome, sizes: sizes.map(Number) } : null
  } catch {
    return null
  }
}
