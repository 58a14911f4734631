import { expect, it } from "vitest";
import { viewOfApi } from "./api-page";
import type { CallView, Description } from "./api-page";

const trip = { $ref: "#/components/schemas/Trip" };
const refusal = {
  description: "No.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
};
const json = (schema: object, example?: unknown) => ({ "application/json": { schema, example } });
const described: Description = {
  tags: [
    { name: "Trips", description: "About trips." },
    { name: "Guides", description: "About guides." },
  ],
  paths: {
    "/api/v1/trips/{id}": {
      patch: {
        operationId: "changeTrip",
        tags: ["Trips"],
        summary: "Change a trip",
        description: "By name",
        security: [{ bearer: [] }],
        parameters: [
          {
            name: "id",
            in: "path",
            required: true,
            schema: { type: "string" },
            description: "Its id",
            example: "TRIP_ID",
          },
          { $ref: "#/components/parameters/If-Match", name: "", in: "header", required: false, schema: {} },
        ],
        requestBody: {
          content: { "application/json": { schema: { properties: { a: { type: "string" } } }, example: { a: "b" } } },
        },
        responses: {
          200: { description: "Done", content: json({ properties: { data: trip } }, { data: 1 }) },
          404: refusal,
        },
      },
    },
    "/api/guides": {
      get: {
        operationId: "listGuides",
        tags: ["Guides"],
        summary: "Guides",
        security: [],
        parameters: [
          { name: "q", in: "query", required: false, schema: { type: "string" }, example: "a b" },
          { name: "page", in: "query", required: false, schema: { type: "integer" } },
        ],
        responses: { 200: { description: "A file", content: { "application/pdf": { schema: {} } } } },
      },
    },
  },
  components: { schemas: { Trip: { properties: { id: { type: "string" } }, required: ["id"] } } },
};
const view = viewOfApi(described, "https://a.example");

it("shows each call in its group, with a command that makes it", () => {
  expect(view.groups.map(({ name, about, calls }) => [name, about, calls.map(({ id }) => id)])).toEqual([
    ["Trips", "About trips.", ["changeTrip"]],
    ["Guides", "About guides.", ["listGuides"]],
  ]);
  const [change, list] = view.groups.map(({ calls }) => calls[0]!);
  expect(change!.request).toBe(
    [
      'curl -X PATCH "https://a.example/api/v1/trips/TRIP_ID"',
      '  -H "Authorization: Bearer $TOKEN"',
      '  -H "Content-Type: application/json"',
      `  -d '{\n  "a": "b"\n}'`,
    ].join(" \\\n"),
  );
  expect(list!.request).toBe('curl "https://a.example/api/guides?q=a+b" \\\n  -O -J');
});

it("sends a form field by field, with its files", () => {
  const schema = { properties: { name: { type: "string" }, resume: { type: "string", contentEncoding: "binary" } } };
  const call = {
    operationId: "apply",
    tags: ["Trips"],
    summary: "Apply",
    security: [],
    requestBody: { content: { "multipart/form-data": { schema, example: { name: "Ada" } } } },
    responses: { 201: { description: "Done" } },
  };
  const [{ request, form, body }] = viewOfApi(
    { ...described, paths: { "/api/apply": { post: call } } },
    "https://a.example",
  ).groups[0]!.calls as [CallView];
  expect(request).toBe(
    [`curl -X POST "https://a.example/api/apply"`, "  -F 'name=Ada'", "  -F 'resume=@resume.pdf'"].join(" \\\n"),
  );
  expect([form.map(({ words }) => words), body]).toEqual([["text", "file"], []]);
});

it("says what goes in and what comes back", () => {
  const [change, list] = view.groups.map(({ calls }) => calls[0]!);
  expect(change).toMatchObject({
    note: "By name",
    isOpen: false,
    parameters: [{ name: "id", words: "text", isRequired: true, note: "Its id" }],
    headers: ["If-Match"],
    body: [{ name: "a", words: "text", isRequired: false }],
    replies: [
      { status: "200", says: "Done", shapes: ["Trip"] },
      { status: "404", says: "No.", shapes: [] },
    ],
    answer: '{\n  "data": 1\n}',
  });
  expect(list).toMatchObject({ isOpen: true, headers: [], body: [] });
  expect(list).not.toHaveProperty("answer");
  expect(view.shapes).toEqual([{ name: "Trip", fields: [{ name: "id", words: "text", isRequired: true }] }]);
});
