import { memo, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, Link, href, useFetcher, useFetchers, useSubmit } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { LEAD_STAGES, type LeadStage, STAGE_LABELS, nextActionText } from '#app/leads/lead.ts'
import { type LeadFilters, leadQuery } from '#app/leads/lead-query.ts'
import { counted } from '#app/panel/counted.ts'
import { ListHead } from '#app/panel/list/list-head.tsx'
import { useMay } from '#app/panel/may.tsx'
import { type NoticeCode, noticeOf } from '#app/site/notices.ts'
import { keepTogether } from '#app/text/keep-together.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Select } from '#app/ui/form/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { CARD_CONTROLS, LEAD_INTENTS, type LeadAnswer } from './lead-page.ts'
import type { ShownLead } from './lead-screen.tsx'
import { LeadSearchForm } from './lead-search-form.tsx'
import { LeadViews } from './lead-views.tsx'

/** `isMoving`: until the server has answered, its version is not known. */
type Card = ShownLead & { isMoving?: boolean }
type Column = { stage: LeadStage; leads: readonly Card[]; total: number }
type Props = {
  columns: readonly Column[]
  filters: LeadFilters
  asesores: readonly { id: string; name: string }[]
  /** The day of the agency. */
  today: string
  /** The answer to a card that was moved without scripts. */
  answer: Moved | null
}

/** What the server says of a card that was moved. */
type Moved = { notice: NoticeCode } | LeadAnswer

const CARD_KEY = 'card '

/**
 * The leads in columns by stage. A card is moved with its select, by keyboard and without scripts too. With them it is shown in
 * its new column at once, and returns if it can't be moved.
 */
export function BoardScreen({ columns, filters, asesores, today, answer }: Props) {
  const found = columns.reduce((sum, { total }) => sum + total, 0)
  const [told, setTold] = useState<{ moved: Moved; number: number } | null>(null)
  // The last one is the one that was moved last.
  const [movedIds, setMovedIds] = useState<readonly string[]>([])
  const onMove = useCallback((id: string) => setMovedIds((ids) => [...ids.filter((each) => each !== id), id]), [])
  const card = { filters, today, movedId: movedIds.at(-1) ?? null, onMove }
  function tell(moved: Moved) {
    setTold((last) => (last?.moved === moved ? last : { moved, number: (last?.number ?? 0) + 1 }))
  }
  return (
    <div className="list-screen">
      <ListHead title="Prospectos por etapa" found={counted(found, 'prospecto', 'prospectos')} action={null} />
      <LeadSearchForm filters={filters} asesores={asesores} found={found} isBoard />
      <LeadViews filters={filters} current="board" />
      <div className="grid auto-cols-[minmax(min(15.5rem,100%),1fr)] grid-flow-col gap-3 overflow-x-auto pb-3">
        {withMoves(columns, useMoves()).map((column) => (
          <StageColumn key={column.stage} column={column} card={card} />
        ))}
      </div>
      {movedIds.map((id) => (
        <CardAnswer key={id} id={id} onMoved={tell} />
      ))}
      {told && <MovedNotice key={told.number} moved={told.moved} />}
      <FailureNotice answer={answer && 'message' in answer ? answer : null} />
    </div>
  )
}

/** Reports what the server answers to a card, which is in another column meanwhile. */
function CardAnswer({ id, onMoved }: { id: string; onMoved: (moved: Moved) => void }) {
  const { data } = useFetcher<Moved>({ key: CARD_KEY + id })
  const reportMoved = useEffectEvent(onMoved)
  useEffect(() => {
    if (data) reportMoved(data)
  }, [data])
  return null
}

function MovedNotice({ moved }: { moved: Moved }) {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  if (!('notice' in moved)) return <FailureNotice answer={moved} />
  return <Notice {...noticeOf(moved.notice)} onClose={() => setIsOpen(false)} />
}

/** The new stages of the cards that are being moved, by lead. */
function useMoves(): ReadonlyMap<string, LeadStage> {
  const moves = new Map<string, LeadStage>()
  for (const { key, formData } of useFetchers()) {
    const stage = LEAD_STAGES.find((each) => each === formData?.get('stage'))
    if (stage && key.startsWith(CARD_KEY)) moves.set(key.slice(CARD_KEY.length), stage)
  }
  return moves
}

function withMoves(columns: readonly Column[], moves: ReadonlyMap<string, LeadStage>): readonly Column[] {
  if (moves.size === 0) return columns
  const moved = columns.flatMap(({ leads }) => leads.filter(({ id, stage }) => (moves.get(id) ?? stage) !== stage))
  return columns.map(({ stage, leads, total }) => {
    const stays = leads.filter((lead) => !moved.includes(lead))
    const comes = moved.filter(({ id }) => moves.get(id) === stage).map((lead) => ({ ...lead, stage, isMoving: true }))
    return { stage, leads: [...comes, ...stays], total: total - (leads.length - stays.length) + comes.length }
  })
}

type CardProps = Pick<Props, 'filters' | 'today'> & { onMove: (id: string) => void }
/** `movedId`: the card that was moved last, which takes the focus in its new column. */
type ColumnProps = { column: Column; card: CardProps & { movedId: string | null } }

function StageColumn({ column: { stage, leads, total }, card: { movedId, ...card } }: ColumnProps) {
  const heading = `columna-${stage}`
  return (
    <section aria-labelledby={heading} className={`${BOX} min-w-0 self-start bg-sunken p-2`}>
      <h2 id={heading} className="px-1 pt-1 pb-2 font-sans text-sm font-semibold tracking-normal">
        {STAGE_LABELS[stage]} <span className="num font-normal text-ink-3">{formatCount(total)}</span>
      </h2>
      <ul className="grid gap-2">
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} takesFocus={lead.id === movedId} {...card} />
        ))}
      </ul>
      {leads.length < total && (
        <Link
          to={href('/dashboard/prospectos') + leadQuery({ ...card.filters, stage })}
          className={`${TEXT_LINK} px-1 pt-2`}
        >
          Ver {formatCount(total)}
        </Link>
      )}
    </section>
  )
}

type LeadCardProps = CardProps & { lead: Card; takesFocus: boolean }

/** While one card moves, the others are not rendered again. */
const LeadCard = memo(function LeadCard({ lead, filters, today, takesFocus, onMove }: LeadCardProps) {
  const { id, version, name, company, asesorName, stage, nextDay } = lead
  const action = keepTogether(nextActionText(lead))
  const isOverdue = nextDay !== null && nextDay < today
  const mayEdit = useMay('edit')
  return (
    <li className={`${BOX} grid min-w-0 gap-1 p-3`}>
      <h3 className={`${ROW_TITLE} font-semibold`}>
        <Link to={href('/dashboard/prospectos/:leadId', { leadId: id })} className={TEXT_LINK}>
          {name}
        </Link>
      </h3>
      {company && <p className={ROW_NOTE}>{company}</p>}
      {action && <p className={`text-xs wrap-anywhere ${isOverdue ? 'font-medium text-danger' : ''}`}>{action}</p>}
      <p className={ROW_NOTE}>{asesorName ?? 'Sin asesor'}</p>
      {mayEdit && (
        <MoveForm key={`${stage} ${version}`} lead={lead} filters={filters} takesFocus={takesFocus} onMove={onMove} />
      )}
    </li>
  )
})

function MoveForm({
  lead: { id, version, name, stage, isMoving },
  filters,
  takesFocus,
  onMove,
}: Omit<LeadCardProps, 'today'>) {
  const submit = useSubmit()
  const button = useRef<HTMLButtonElement>(null)
  const action = href('/dashboard/prospectos/tablero') + leadQuery(filters)
  useEffect(() => {
    // The focus was on the same button in the column before.
    if (takesFocus && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (isMoving) return
        const form = new FormData(event.currentTarget)
        form.set('intent', LEAD_INTENTS.stage)
        form.set(CARD_CONTROLS.stay, '1')
        onMove(id)
        void submit(form, { method: 'post', action, flushSync: true, navigate: false, fetcherKey: CARD_KEY + id })
      }}
      className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-[16rem]:grid-cols-1"
    >
      <input type="hidden" name={CARD_CONTROLS.lead} value={id} />
      <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
      <Select
        name="stage"
        aria-label={`Etapa de ${name}`}
        defaultValue={stage}
        frame="[--select-arrow:.7rem]"
        className="pr-7! pl-2!"
      >
        {LEAD_STAGES.map((option) => (
          <option key={option} value={option}>
            {STAGE_LABELS[option]}
          </option>
        ))}
      </Select>
      <button
        ref={button}
        name="intent"
        value={LEAD_INTENTS.stage}
        aria-label={`Mover a ${name}`}
        aria-disabled={isMoving}
        className={buttonClass({ variant: 'outline', size: 'sm', className: 'h-full!' })}
      >
        Mover
      </button>
    </Form>
  )
}
