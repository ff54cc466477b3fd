import { Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { StyledSheet } from './sheet-styles.server.ts'
import { box, fittedPicture, foot, head, picture, text } from './sheet-parts.server.ts'

/** A plan with the file of its picture. */
export type SheetPlan = { name: string; file: Uint8Array }
export type DrawnPlan = { name: string; picture: Buffer }

/** Sizes in px at 150 dpi: one plan fills the page, two are stacked, three or more are in two columns. */
const ALONE = { size: { width: 1125, height: 1090, fit: 'inside' }, style: 'planAlone' } as const
const STACKED = { size: { width: 1125, height: 517, fit: 'inside' }, style: 'planStacked' } as const
const BESIDE = { size: { width: 550, height: 500, fit: 'inside' }, style: 'planBeside' } as const

function layoutFor(count: number) {
  if (count > 2) return BESIDE
  return count === 2 ? STACKED : ALONE
}

/** The plans scaled for the page, without those whose file isn't a readable picture. */
export async function fittedPlans(plans: readonly SheetPlan[]): Promise<DrawnPlan[]> {
  const { size } = layoutFor(plans.length)
  const fitted = await Promise.all(
    plans.map(async ({ name, file }) => ({ name, picture: await fittedPicture(file, size) })),
  )
  return fitted.flatMap((plan) => (plan.picture ? [{ name: plan.name, picture: plan.picture }] : []))
}

/** The last page of a sheet: its plans, uncropped, with their names. */
export function plansPage(content: StyledSheet, plans: readonly DrawnPlan[], code: Buffer | null) {
  const { style } = layoutFor(plans.length)
  const { styles } = content
  return createElement(
    Page,
    { size: 'LETTER', style: styles.page },
    head(content),
    text(styles.heading, 'Planos'),
    box(
      styles.plans,
      ...plans.map((plan) => box(styles.plan, picture(plan.picture, styles[style]), text(styles.small, plan.name))),
    ),
    foot(content, code),
  )
}
