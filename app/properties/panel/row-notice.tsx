import { noticeOf } from '#app/site/notices.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type RowChange, noticeAbout } from './row-change.ts'
import { UndoButton } from './undo-button.tsx'

/** What came of a change, with the way back where there is one (design, section 6). */
export function RowNotice({ change, onClose }: { change: RowChange; onClose: () => void }) {
  const undo = 'was' in change ? <UndoButton change={change} onUndo={onClose} /> : undefined
  return <Notice {...noticeOf(noticeAbout(change))} action={undo} onClose={onClose} />
}
