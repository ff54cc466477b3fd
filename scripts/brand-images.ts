import { writeFile } from 'node:fs/promises'
import { brandPictures } from './brand-pictures.ts'

// Draws anew what shows the brand and is kept with the sources. Run by hand when the mark, its colours or the firm's
// words change; scripts/brand-pictures.test.ts says when that was forgotten.
for (const [path, bytes] of Object.entries(await brandPictures())) {
  await writeFile(new URL(`../${path}`, import.meta.url), bytes)
  console.log(`✓ ${path} (${bytes.byteLength} bytes)`)
}
