import express from 'express';
import { tellRequests } from '../../backend/src/platform/http/middleware';
import type { Log } from '../../backend/src/platform/logging/log';
import { withRequestId } from '../../backend/src/platform/logging/request-context';
import { doorInProcess } from './api-door';

const PAGE = 'page-0001';
const visitor = { address: '192.0.2.1', host: 'suture.example', forwarded: {} };

it('calls of a page are in its own log line, unless they fail', async () => {
  const lines: object[] = [];
  const api = express();
  api.use(tellRequests({ info: (fields: object) => lines.push(fields) } as unknown as Log));
  api.get('/api/v1/fine', (_, response) => response.json({}));
  const call = async (path: string) => {
    const door = doorInProcess(api, visitor);
    return (await door(path, { headers: { 'x-request-id': PAGE } })).status;
  };

  const ofPage = await withRequestId(PAGE, async () => [await call('fine'), await call('gone')]);
  expect(ofPage).toEqual([200, 404]);
  expect(lines).toMatchObject([{ path: '/api/v1/gone', status: 404, requestId: PAGE }]);

  await call('fine');
  expect(lines).toMatchObject([{ status: 404 }, { path: '/api/v1/fine', status: 200 }]);
});
