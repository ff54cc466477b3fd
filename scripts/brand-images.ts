import { writeFile } from 'node:fs/promises'
import { brandPictures } from './brand-pictures.ts'

// Draws the committed pictures of the brand. Run it by hand after a change of the mark, its colours or the agency's
// texts; scripts/brand-pictures.test.ts fails until it was run.
for (const [path, bytes] of Object.entries(await brandPictures())) {
  await writeFile(new URL(`../${path}`, import.meta.url), bytes)
  console.log(`✓ ${path} (${bytes.byteLength} bytes)`)
}
