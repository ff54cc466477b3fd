import { useEffect, useEffectEvent } from 'react'
import { Link, href } from 'react-router'
import { rowId } from '#app/editing/form/way-back.ts'
import { storeProperty } from '#app/listing/card/stored-property.ts'
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

  const { title, location, municipality, area, deadline, otherOffer } = row
  const type = PROPERTY_TYPE_LABELS[row.type]
  const category = CATEGORY_LABELS[row.category]
  const contact = row.contactName || row.contactPhone || row.contactEmail
  const place = placeName([location, municipality, row.otherState ?? null])
  const areaText = area !== null && formatArea(area)
  return (
    <tr {...mark} tabIndex={-1} className={flash || undefined} {...animation}>
      {useMay('edit') && <PickCell row={row} />}
      <td className="property-photo">
        <Thumb photo={row.cover} className="" />
      </td>
      <th scope="row" className="property-name">
        <Link
          to={href('/property/:propertyId', { propertyId: row.id })}
          onClick={() => storeProperty('selectedProperty', row)}
          title={title}
          className="property-title"
        >
          {title}
        </Link>
        <span className="property-note num">
          {[propertyCode(row), row.isComplexCover && 'Foto del conjunto', place].filter(Boolean).join('\u00A0· ')}
          <span className="narrow">
            {'\u00A0· '}
            {type}&nbsp;· {category}
          </span>
          {areaText && <span className="compact">&nbsp;· {areaText}</span>}
          {deadline && (
            <>
              {'\u00A0· '}
              <EditableCell row={row} cell="timeAlert">
                {deadline}
              </EditableCell>
            </>
          )}
          {contact && (
            <>
              {'\u00A0· '}
              <EditableCell row={row} cell="contact">
                {contact}
              </EditableCell>
            </>
          )}
        </span>
      </th>
      <td className="property-cell wide">
        {type}
        <small>{category}</small>
      </td>
      <td className="property-cell figure">{areaText}</td>
      <td className="property-price figure">
        <EditableCell row={row} cell="price">
          <Price row={row} />
        </EditableCell>
        {otherOffer && <small>{otherOffer}</small>}
      </td>
      <td className="property-status">
        <EditableCell row={shown} cell="status">
          <StatusBadge status={shown.status} />
        </EditableCell>
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
