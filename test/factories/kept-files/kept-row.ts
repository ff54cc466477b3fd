import { dayIn } from '#app/calendar/calendar-day.ts'
import type { RowPlan } from '#app/inventory/import/checking/row-plan.ts'
import { summaryOf } from '#test/factories/row-summary.ts'

const NO_OWNER = ''

/** The facts of a planned row, as the expected rows write them: without a status it is free. */
export function keptRow(plan: RowPlan): string[] {
  const { input, complex } = plan
  const owner = input.ownerId ?? NO_OWNER
  const facts = summaryOf({ ...plan, input: { ...input, complexId: null, ownerId: null, asesorId: null } })
    .split(' · ')
    .filter((fact) => fact !== 'disponible')
  const created = plan.createdAt === null ? null : dayIn('America/Monterrey', new Date(plan.createdAt))
  return [
    ...facts,
    input.status === 'pausada' ? 'pausada' : '',
    owner === NO_OWNER ? '' : `ownerId ${owner}`,
    input.complexId === null ? '' : `conjunto ${complex?.name ?? '?'}`,
    created === null ? '' : `alta ${created}`,
    plan.addresses.photos.length > 0 ? `fotos ${plan.addresses.photos.length}` : '',
    (plan.notes ?? []).length > 0 ? `notas ${plan.notes?.length}` : '',
    `«${input.title}»`,
  ].filter(Boolean)
}
