import { expect, test } from 'vitest'
import { redrawLogoConfined } from './redraw-logo.ts'

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><script>alert(1)</script>
  <rect width="300" height="100" fill="#b91c1c"/><circle cx="60" cy="50" r="40" fill="#fff"/></svg>`

test('a logo is redrawn in a confined process, and a file that is none is refused', { timeout: 60_000 }, async () => {
  const made = await redrawLogoConfined(Buffer.from(SVG))
  expect(made).toMatchObject({ width: 720, tone: 'mixed' })
  expect(await redrawLogoConfined(Buffer.from(SVG), 'square')).toEqual({ fault: 'notSquare' })
  expect(await redrawLogoConfined(Buffer.from('<html>'))).toEqual({ fault: 'notLogo' })
})
