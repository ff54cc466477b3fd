import fc from 'fast-check'

/** A unit of text: any character or half a surrogate pair. fast-check's own 'binary' is slow to create. */
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x10000, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
)

/** Any string that a client may send. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit, maxLength })
}
