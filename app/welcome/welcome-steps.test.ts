import { expect, test } from 'vitest'
import { WELCOME_STEPS, type WelcomeSlug, offeredSteps } from './welcome-steps.ts'

test.each<[WelcomeSlug[], number]>([
  [[], 5],
  [['agencia', 'ubicacion', 'propiedades'], 0],
  [['agencia', 'ubicacion', 'marca'], 2],
  [['marca', 'equipo'], 3],
  [['agencia', 'marca', 'ubicacion', 'equipo', 'propiedades'], 0],
  [['agencia', 'marca', 'equipo', 'propiedades'], 1],
])(
  'with %j done the panel offers %i open steps, while the agency, its places or its properties are missing',
  (done, open) => {
    expect(offeredSteps(WELCOME_STEPS.map((step) => ({ ...step, isDone: done.includes(step.slug) })))).toBe(open)
  },
)
