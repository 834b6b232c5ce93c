import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { aPicture } from './files';
import { call, type Member } from './people';

/** A picture in the room of two, once both see it. */
export async function pictureIn(sender: APIRequestContext, to: Member) {
  const { chatRoomId } = await call(sender, 'chatRoomSolo', { data: { reciverId: to.id } });
  const { name, buffer, mimeType } = await aPicture();
  const form = new FormData();
  form.append('chatRoomId', String(chatRoomId));
  form.append('chatFile', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const { id } = await call(sender, 'uploadChatFile', { multipart: form });
  return { room: Number(chatRoomId), picture: Number(id) };
}

/** Waits until the other one sees the picture. */
export const isShown = (page: Page, room: number) =>
  page.goto(`/chat?room=${room}`).then(() => page.locator('.msg__bubble--media').isVisible());

/** Where the dot of a mark is, in percent of the picture that is looked at. */
export async function placeOf(mark: Locator, page: Page) {
  const dot = await mark.locator('.chat-mark__dot').boundingBox();
  const picture = await page.locator('.look__picture img').boundingBox();
  if (!dot || !picture) throw new Error('The mark is not shown.');
  return {
    x: ((dot.x + dot.width / 2 - picture.x) / picture.width) * 100,
    y: ((dot.y + dot.height / 2 - picture.y) / picture.height) * 100,
  };
}
