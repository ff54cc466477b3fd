/** First byte of a confined process's output: the process has started, so a later crash is caused by its file. */
export const STARTED = 1

type Answer = { outcome: unknown; files: Uint8Array[] }

/** Reports that this process has started. */
export function reportStarted(): void {
  write(Uint8Array.of(STARTED))
}

/** Writes one line of JSON, followed by the contents of the files. */
export function writeAnswer({ outcome, files }: Answer): void {
  write(Buffer.from(`${JSON.stringify({ outcome, sizes: files.map((file) => file.byteLength) })}\n`))
  for (const file of files) write(file)
}

/** Stdout is a pipe: the process exits by itself after all bytes are read. */
function write(bytes: Uint8Array) {
  process.stdout.write(bytes)
}

/**
 * Parses the output of `writeAnswer`. The process may have been taken over by a malicious file, so callers must
 * validate the outcome and the files.
 * @returns null for a malformed answer
 */
export function readAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\n')
  const header = parseHeader(bytes.subarray(0, Math.max(0, end)).toString())
  if (!header) return null
  const files: Uint8Array[] = []
  let at = end + 1
  for (const size of header.sizes) {
    if (!Number.isInteger(size) || size < 0 || at + size > bytes.length) return null
    files.push(bytes.subarray(at, at + size))
    at += size
  }
  return at === bytes.length ? { outcome: header.outcome, files } : null
}

function parseHeader(line: string): { outcome: unknown; sizes: number[] } | null {
  try {
    const { outcome, sizes } = Object(JSON.parse(line)) as { outcome?: unknown; sizes?: unknown }
    return Array.isArray(sizes) ? { outcome, sizes: sizes.map(Number) } : null
  } catch {
    return null
  }
}
