/** One triangle that covers the viewport. */
export const VERTEX = `#version 300 es
out vec2 at;
void main() {
  at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
  gl_Position = vec4(at, 0.0, 1.0);
}`;

/** Casts a ray through each pixel and looks it up in the equirectangular picture. */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec2 halfSize;
uniform vec2 camera;
in vec2 at;
out vec4 colour;
const float PI = 3.14159265359;
void main() {
  vec3 ray = normalize(vec3(at * halfSize, 1.0));
  float c = cos(camera.y);
  float s = sin(camera.y);
  ray = vec3(ray.x, c * ray.y + s * ray.z, c * ray.z - s * ray.y);
  float yaw = atan(ray.x, ray.z) + camera.x;
  float pitch = asin(clamp(ray.y, -1.0, 1.0));
  colour = texture(picture, vec2(yaw / (2.0 * PI) + 0.5, 0.5 - pitch / PI));
}`;
