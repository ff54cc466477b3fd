import { beforeAll, describe, expect, test } from 'vitest'
import type { Dialect } from '#app/db/store.server.ts'
import type { TestApp } from '#test/app.ts'
import { openFilledApp } from '#test/fuzz/filled-app.ts'
import { existing, fuzz } from '#test/fuzz/fuzz-app.ts'
import { postedForms } from '#test/fuzz/send-plan.ts'
import { IS_LONG } from '#test/tier.ts'
import { STORES } from '#test/stores.ts'

const REQUESTS: Record<Dialect, number> = IS_LONG
  ? { sqlite: 15_000, postgres: 5_000 }
  : { sqlite: 1_000, postgres: 200 }
/** The time limit of one request in ms; a longer one is a hang. */
const MOST = 2_000
/** The same requests in every short run, and different ones in each long run. */
const SEED = IS_LONG ? Date.now() : 20_261_122

describe.each(STORES)('with any input (%s)', (dialect) => {
  let app: TestApp

  beforeAll(async () => {
    app = await openFilledApp(dialect)
    return () => app.close()
  })

  test('a form that is read from its page and sent unchanged is accepted', async () => {
    const { visit } = await app.signIn()
    const { ids } = await existing(app)
    // The frame of the panel has forms, too.
    const forms = await postedForms(visit, `/edit-property/${ids[0]}`)
    const fields = forms.map((form) => form.fields).find((each) => each.some(([name]) => name === 'title')) ?? []
    const response = await visit(`/edit-property/${ids[0]}`, { method: 'POST', body: new URLSearchParams(fields) })
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\?aviso=propiedad-actualizada&ver=/),
    ])
    expect(fields.length).toBeGreaterThan(30)
  })

  test(
    'the product answers, escapes the input everywhere, and every page still works',
    { timeout: REQUESTS[dialect] * MOST },
    async () => {
      const { sent, echoes } = await fuzz(app, { requests: REQUESTS[dialect], seed: SEED })
      expect(sent).toBe(REQUESTS[dialect])
      // Some of the input was shown somewhere, as text.
      expect(echoes).toBeGreaterThan(0)
    },
  )
})
