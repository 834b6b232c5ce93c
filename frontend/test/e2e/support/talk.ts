import { io, type Socket } from 'socket.io-client';
import type { Person } from './people';

interface Message {
  readonly id: number;
  /** From 1 in each room, without a gap. */
  readonly number: number;
  readonly message: string;
}

/** A member who speaks to one API process at a time, as an app does: by token, with a socket. */
export class Talker {
  private token = '';
  private socket: Socket | undefined;
  /** What the socket and the asking for what was missed have brought, by id. */
  readonly heard = new Map<number, string>();
  private readonly idOf = new Map<number, number>();

  constructor(private url: string) {}

  async logIn({ email, password }: Person): Promise<this> {
    const { records } = await this.post<{ records: { jwt: string } }>('login', {
      emailId: email,
      password,
    });
    this.token = records.jwt;
    return this;
  }

  /** Here or at another process from now on. */
  async listen(chatRoomId: number, url = this.url): Promise<void> {
    this.url = url;
    this.socket?.close();
    const socket = io(url, {
      transports: ['websocket'],
      auth: { token: this.token },
      forceNew: true,
    });
    this.socket = socket;
    socket.on(
      'update chat messages',
      ({ message }: { message?: Message }) => message && this.hear(message),
    );
    socket.on('connect', () => this.catchUp(chatRoomId).catch(() => socket.disconnect().connect()));
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  }

  private hear({ id, number, message }: Message): void {
    this.heard.set(id, message);
    this.idOf.set(number, id);
  }

  /** A process that dies may have stored what it told nobody, while others went on telling. */
  private lastBeforeGap(): number {
    let number = 0;
    while (this.idOf.has(number + 1)) number += 1;
    return this.idOf.get(number) ?? 0;
  }

  async catchUp(chatRoomId: number): Promise<void> {
    for (let after = this.lastBeforeGap(); ; ) {
      const page = await this.read(chatRoomId, after);
      for (const message of page) this.hear(message);
      if (page.length === 0) return;
      after = page.at(-1)?.id ?? after;
    }
  }

  /** Everything in the room, in its order. */
  async read(chatRoomId: number, after = 0): Promise<Message[]> {
    return (
      await this.post<{ chatMessages: Message[] }>('getChatMessages', {
        chatRoomId,
        after,
        limit: 100,
      })
    ).chatMessages;
  }

  /** Tries until it is acknowledged, under one id, wherever a process answers. */
  async say(chatRoomId: number, text: string, urls: readonly string[]): Promise<number> {
    for (let turn = 0; ; turn += 1) {
      const at = urls[turn % urls.length] ?? this.url;
      const body = { chatRoomId, chatSendText: text, clientMessageId: `drill ${text}`, type: 1 };
      const sent = await this.post<{ id: number }>('sendChatMessage', body, at).catch(
        () => undefined,
      );
      if (sent) return sent.id;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async openRoomWith(reciverId: number): Promise<number> {
    return (await this.post<{ chatRoomId: number }>('chatRoomSolo', { reciverId })).chatRoomId;
  }

  close(): void {
    this.socket?.close();
  }

  private async post<T>(call: string, body: object, url = this.url): Promise<T> {
    const headers = {
      'content-type': 'application/json',
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    };
    const reply = await fetch(`${url}/api/v1/${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${call} answered ${reply.status}.`);
    return (await reply.json()) as T;
  }
}
