import { Form, Link, type To } from 'react-router'
import { type Point, formatPoint } from '#app/catalogue/place/point.ts'
import { buttonClass } from '#app/ui/button.ts'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'

type Props = {
  /** Its name in the form and for a screen reader. */
  name: string
  title: string
  /** Text before its point. */
  note?: string
  point: Point
  editLink: To
  /** `intent` of the form that removes it. */
  removal: string
}

/** A zone or a landmark in its list. */
export function PlaceRow({ name, title, note = '', point, editLink, removal }: Props) {
  const look = buttonClass({ variant: 'outline', size: 'sm' })
  return (
    <li>
      <p className="col-span-2 min-w-0 max-sm:col-span-3">
        <span className={`${ROW_TITLE} block font-semibold`}>{title}</span>
        <span className={`num ${ROW_NOTE}`}>
          {note}
          {formatPoint(point)}
        </span>
      </p>
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-2 max-sm:col-span-3">
        <input type="hidden" name="name" value={name} />
        <Link to={editLink} aria-label={`Editar ${name}`} className={look}>
          Editar
        </Link>
        <button type="submit" name="intent" value={removal} aria-label={`Quitar ${name}`} className={look}>
          Quitar
        </button>
      </Form>
    </li>
  )
}
