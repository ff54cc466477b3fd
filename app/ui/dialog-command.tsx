import type { MouseEvent } from 'react'

/**
 * Attributes of a button that opens or closes a `<dialog>` by its id. Browsers with invoker commands do it by
 * themselves, without JavaScript; in the others the click handler does.
 */
export function dialogCommand(command: 'show-modal' | 'close', dialogId: string) {
  return { type: 'button', command, commandfor: dialogId, onClick: obeyByHand } as const
}

function obeyByHand({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}
