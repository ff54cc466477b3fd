import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'

/** Sends the form to its preview in a new tab. The form stays open with what was typed. */
export function PreviewButton({ slug }: { slug: string }) {
  const address = href('/dashboard/configuracion/agencia/:section/vista-previa', { section: slug })
  return (
    <button
      type="submit"
      formAction={address}
      formTarget="_blank"
      onClick={(event) => openPreview(event, address)}
      className={buttonClass({ variant: 'outline' })}
    >
      Vista previa
    </button>
  )
}

/** React Router would send the form by itself and stay in this tab; `submit` of the element does not ask it. */
function openPreview(event: MouseEvent<HTMLButtonElement>, address: string) {
  const { form } = event.currentTarget
  if (!form) return
  event.preventDefault()
  const { action, target } = form
  form.action = address
  form.target = '_blank'
  form.submit()
  form.action = action
  form.target = target
}
