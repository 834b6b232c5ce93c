import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { percentOf } from '../../lib/percent';
import { problemOfFile } from '../../media/file-problem';
import { fitting } from '../../media/fitting';
import {
  type Decision,
  decisionsText,
  type FileCheck,
  type FileSaid,
  isReviewed,
  type ReviewedFile,
  undecidedIn,
} from '../review';
import type { PreparedFile } from './messages-client';

export interface TrayItem extends FileSaid {
  key: number;
  file: File;
  /** An object URL of a picture, until the server has rendered it. */
  localUrl: string | null;
  percent: number;
  review: ReviewedFile | null;
  problem: string | null;
  /** It could not be looked at without a connection: the server checks it when it is sent. */
  isUnseen: boolean;
  usesNeutralName: boolean;
}

const LOOK = '/chat/look';
const AGAIN_MS = 1_500;
const MOST = 10;
let keys = 0;

/** The files that are about to be sent; pictures and PDFs are reviewed first. */
export function useTray(onSend: (file: PreparedFile) => void) {
  const [items, setItems] = useState<readonly TrayItem[]>([]);
  const change = useCallback(
    (key: number, how: Partial<TrayItem> | ((item: TrayItem) => Partial<TrayItem>)) =>
      setItems((all) =>
        all.map((one) =>
          one.key === key ? { ...one, ...(typeof how === 'function' ? how(one) : how) } : one,
        ),
      ),
    [],
  );
  const count = items.length;
  const add = useCallback(
    (files: Iterable<File>) => {
      const added = [...files].slice(0, MOST - count).map(itemOf);
      setItems((all) => [...all, ...added]);
      for (const item of added) void choose(item.file, (how) => change(item.key, how));
    },
    [change, count],
  );
  useChecks(items, change);
  const drop = (key: number) => {
    items.filter((one) => one.key === key).forEach(release);
    setItems((all) => all.filter((one) => one.key !== key));
  };
  const clear = () => {
    items.forEach(release);
    setItems([]);
  };
  const send = (caption: string) => {
    for (const [index, item] of items.entries()) onSend(prepared(item, index === 0 ? caption : ''));
    clear();
  };
  const decide = (key: number, place: number, decision: Decision) =>
    change(key, ({ decisions }) => ({ decisions: { ...decisions, [place]: decision } }));
  return { items, add, drop, clear, send, change, decide };
}

export type Tray = ReturnType<typeof useTray>;

function itemOf(file: File): TrayItem {
  const isPicture = /^image\/(jpeg|png|webp|gif)$/.test(file.type);
  keys += 1;
  return {
    key: keys,
    file,
    percent: 0,
    review: null,
    problem: null,
    isUnseen: false,
    localUrl: isPicture ? URL.createObjectURL(file) : null,
    decisions: {},
    hasLooked: false,
    masks: [],
    usesNeutralName: true,
  };
}

function release({ localUrl }: TrayItem): void {
  if (localUrl) URL.revokeObjectURL(localUrl);
}

/** Why an item cannot be sent yet; undefined if it can. */
export function heldBack(item: TrayItem): string | undefined {
  if (item.problem) return item.problem;
  if (item.isUnseen || !isReviewed(item.file)) return undefined;
  return item.review
    ? undecidedIn(item.review.check, item)
    : 'Your files are still being uploaded.';
}

function prepared(item: TrayItem, caption: string): PreparedFile {
  const { file, review, masks, usesNeutralName } = item;
  const known = { bytes: file.size, mime: file.type, caption };
  if (!review) return { ...known, name: file.name, file };
  return {
    ...known,
    name: usesNeutralName ? (review.neutralName ?? review.name) : review.name,
    uploadId: review.uploadId,
    decisions: decisionsText(item),
    masks: masks.length > 0 ? JSON.stringify(masks) : '',
  };
}

/** What cannot be sent is said when it is chosen, as in all other forms. */
async function choose(chosen: File, change: (how: Partial<TrayItem>) => void): Promise<void> {
  const file = await fitting(chosen, uploadRules['chat-file']);
  if (file !== chosen) change({ file });
  const problem = await problemOfFile(file, uploadRules['chat-file']);
  if (problem) change({ problem });
  else if (isReviewed(file)) await look(file, change);
}

function look(file: File, change: (how: Partial<TrayItem>) => void): Promise<void> {
  const form = new FormData();
  form.append('chatFile', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (problem: string) => {
      change({ problem });
      resolve();
    };
    request.upload.onprogress = ({ loaded, total }) =>
      change({ percent: percentOf(loaded, total) });
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      if (!answer.file) return fail(answer.problem ?? 'This file could not be sent.');
      change({ review: answer.file, percent: 100 });
      resolve();
    };
    request.onerror = () => {
      if (navigator.onLine) return fail('The connection was lost. Please add the file again.');
      change({ isUnseen: true });
      resolve();
    };
    request.open('POST', LOOK);
    request.send(form);
  });
}

function readAnswer(text: string): { file?: ReviewedFile; problem?: string } {
  try {
    return JSON.parse(text) as { file?: ReviewedFile; problem?: string };
  } catch {
    return {};
  }
}

/** Polls the checks that have not finished. */
function useChecks(
  items: readonly TrayItem[],
  change: (key: number, how: Partial<TrayItem>) => void,
): void {
  const latest = useRef(items);
  latest.current = items;
  const waits = items.some(({ review }) => review?.check.state === 'waiting');
  useEffect(() => {
    if (!waits) return;
    const timer = window.setInterval(async () => {
      for (const { key, review } of latest.current) {
        if (review?.check.state !== 'waiting') continue;
        const check = await askCheck(review.uploadId);
        if (check) change(key, { review: { ...review, check } });
      }
    }, AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [waits, change]);
}

/** If the request fails, the next poll asks again. */
async function askCheck(uploadId: string): Promise<FileCheck | undefined> {
  const response = await fetch(`${LOOK}?upload=${encodeURIComponent(uploadId)}`).catch(() => null);
  if (!response?.ok) return undefined;
  return ((await response.json()) as { check: FileCheck }).check;
}
