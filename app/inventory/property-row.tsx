import { useEffect, useEffectEvent } from 'react'
import { rowId } from '#app/editing/form/way-back.ts'
import { NoPrice } from '#app/listing/card/price-tag.tsx'
import { formatArea } from '#app/figures/measure.ts'
import { priceText } from '#app/catalogue/price/price.ts'
import { placeName, propertyCode } from '#app/catalogue/property/property.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { useMay } from '#app/panel/may.tsx'
import { useFlash } from '#app/ui/panel/use-flash.ts'
import { useMarked } from '#app/ui/panel/use-marked.ts'
import { EditableCell } from './editable-cell.tsx'
import type { EditableRow, PanelRow } from './panel-row.ts'
import type { PanelQuery } from './panel-search.ts'
import { RowActions } from './row-actions.tsx'
import { ROW_INTENTS, type RowChange } from './row-change.ts'
import { PickCell } from './selection-bar.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Thumb } from '#app/photos/thumb.tsx'
import { useRowChange } from './use-row-change.tsx'

type Props = {
  row: EditableRow
  query: PanelQuery
  /** Whether this row is being deleted. */
  isDeleting: boolean
  onChange: (change: RowChange) => void
  onRemove: () => void
}

/**
 * A property with its data and actions (spec, section 2, Properties). A new status is shown at once and reverted on failure.
 */
export function PropertyRow({ row, query, isDeleting, onChange, onRemove }: Props) {
  const { change, expected, busy, submit } = useRowChange(row.id)
  const { flash, ...animation } = useFlash(row.version)
  const shown = { ...row, status: expected ?? row.status }
  const reportChange = useEffectEvent(onChange)
  useEffect(() => {
    // What was wrong with a cell is shown in it.
    if (change && (change.ok || change.refusal !== 'invalid')) reportChange(change)
  }, [change])

  const mark = useMarked(rowId(row.id))

  const { title, location, municipality, area, deadline } = row
  const type = PROPERTY_TYPE_LABELS[row.type]
  const category = CATEGORY_LABELS[row.category]
  const code = propertyCode(row)
  return (
    <tr {...mark} tabIndex={-1} className={flash || undefined} {...animation}>
      {useMay('edit') && <PickCell row={row} />}
      <td className="property-photo">
        <Thumb photo={row.cover} className="" />
      </td>
      <th scope="row" className="property-name">
        {title}
        <small className="num">
          {code}&nbsp;· {location}
          <span className="narrow">
            {municipality && `, ${municipality}`}
            <br />
            {type}&nbsp;· {category}
          </span>
        </small>
        <span className="property-quick num">
          <EditableCell row={row} cell="timeAlert">
            {deadline ?? 'Sin fecha límite'}
          </EditableCell>
          <EditableCell row={row} cell="contact">
            {row.contactName || 'Sin contacto'}
          </EditableCell>
        </span>
      </th>
      <td className="property-cell wide">{type}</td>
      <td className="property-cell wide">{category}</td>
      <td className="property-cell wide place">{municipality}</td>
      <td className="property-cell figure">{area !== null && formatArea(area)}</td>
      <td className="property-price figure">
        <EditableCell row={row} cell="price">
          <Price row={row} />
        </EditableCell>
      </td>
      <td className="property-status">
        <EditableCell row={shown} cell="status">
          <StatusBadge status={shown.status} />
        </EditableCell>
      </td>
      <td className="property-facts">
        {[
          code,
          type,
          category,
          area !== null && formatArea(area),
          placeName([location, municipality, row.otherState ?? null]),
        ]
          .filter(Boolean)
          .join('\u00A0· ')}
      </td>
      <td className="property-actions">
        <RowActions
          row={shown}
          query={query}
          busy={busy || isDeleting}
          onToggle={() => submit({ intent: shown.status === 'pausada' ? ROW_INTENTS.resume : ROW_INTENTS.pause })}
          onRemove={onRemove}
        />
      </td>
    </tr>
  )
}

function Price({ row }: { row: PanelRow }) {
  const price = priceText(row)
  if (price === null)
    return (
      <b>
        <NoPrice />
      </b>
    )
  return (
    <>
      <b>{price.figure}</b>
      {price.rest}
    </>
  )
}
