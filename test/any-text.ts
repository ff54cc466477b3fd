import fc from 'fast-check'

/** A unit of text: of any alphabet, of none, or half a character. fast-check's own 'binary' takes seconds to be made. */
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x10000, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
)

/** Whatever a program may send for a text. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit, maxLength })
}
