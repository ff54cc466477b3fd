import { Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { SheetContent } from './sheet-content.ts'
import { LOOKS } from './sheet-looks.server.ts'
import { box, fittedPicture, foot, head, picture, text } from './sheet-parts.server.ts'

/** A plan with the whole file of its picture. */
export type SheetPlan = { name: string; file: Uint8Array }
export type DrawnPlan = { name: string; picture: Buffer }

/** In px at 150 dpi: one plan has the page for itself, two stand one over the other, more two by two. */
const ALONE = { size: { width: 1125, height: 1090, fit: 'inside' }, look: LOOKS.planAlone } as const
const STACKED = { size: { width: 1125, height: 517, fit: 'inside' }, look: LOOKS.planStacked } as const
const BESIDE = { size: { width: 550, height: 500, fit: 'inside' }, look: LOOKS.planBeside } as const

function placeFor(count: number) {
  if (count > 2) return BESIDE
  return count === 2 ? STACKED : ALONE
}

/** Without those whose file is no picture any more. */
export async function fittedPlans(plans: readonly SheetPlan[]): Promise<DrawnPlan[]> {
  const { size } = placeFor(plans.length)
  const fitted = await Promise.all(
    plans.map(async ({ name, file }) => ({ name, picture: await fittedPicture(file, size) })),
  )
  return fitted.flatMap((plan) => (plan.picture ? [{ name: plan.name, picture: plan.picture }] : []))
}

/** The last page of a sheet: its plans, each whole, with its name. */
export function plansPage(content: SheetContent, plans: readonly DrawnPlan[], code: Buffer | null) {
  const { look } = placeFor(plans.length)
  return createElement(
    Page,
    { size: 'LETTER', style: LOOKS.page },
    head(content),
    text(LOOKS.heading, 'Planos'),
    box(
      LOOKS.plans,
      ...plans.map((plan) => box(LOOKS.plan, picture(plan.picture, look), text(LOOKS.small, plan.name))),
    ),
    foot(content, code),
  )
}
